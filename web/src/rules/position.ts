// A position from its line, for whoever draws or plays one: as the board to try things on reads it.
export { parsePosition as readPosition } from '../whatif/position';
