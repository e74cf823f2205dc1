// Runs a built module as a page does: the moves of trials are carried out, and every byte that comes out is kept.
async ({ wasm, description, trials }) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes(wasm), {});
  const rules = instance.exports;
  const sizes = {};
  for (const made of description.exports) for (const argument of made.arguments) if (argument.size) sizes[argument.name] = Math.max(argument.size, sizes[argument.name] ?? 0);
  const places = {};
  let end = rules.heap.value;
  for (const [name, size] of Object.entries(sizes)) {
    places[name] = end;
    end = Math.ceil((end + size) / description.memory.aligned) * description.memory.aligned;
  }
  const missing = end - rules.memory.buffer.byteLength;
  if (missing > 0) rules.memory.grow(Math.ceil(missing / 65536));
  const memory = new Uint8Array(rules.memory.buffer);
  const at = (name, length = sizes[name]) => memory.subarray(places[name], places[name] + length);
  const blank = bytes(description.facts.blank);

  const play = ({ template, moves, seats }) => {
    const kept = [];
    const keep = (name, length) => kept.push(at(name, length).slice());
    const story = () => new DataView(rules.memory.buffer).getInt32(places.journal, true);
    const step = (run) => {
      at('journal').fill(0);
      at('choices').fill(0);
      kept.push(Uint8Array.of(run() + 1));
      keep('state');
      keep('choices');
      keep('journal', 4 * (1 + story() * description.memory.event_size));
      for (let viewer = -1; viewer < seats; viewer++) {
        rules.see(places.state, places.seen, viewer);
        keep('seen');
        at('sheets').set(blank);
        rules.sheet_of(places.seen, viewer, places.sheets);
        keep('sheets');
        rules.choices_of(places.seen, viewer, places.choices);
        keep('choices');
      }
    };
    at('state').set(bytes(template));
    step(() => rules.begin(places.state, places.choices, places.journal));
    for (const [seat, action] of moves) step(() => rules.carry_out(places.state, seat, action, places.choices, places.journal));
    const whole = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
    kept.reduce((from, part) => (whole.set(part, from), from + part.length), 0);
    let text = '';
    for (let i = 0; i < whole.length; i += 32768) text += String.fromCharCode(...whole.subarray(i, i + 32768));
    return btoa(text);
  };
  const playMany = ({ template, random, games }) => {
    at('template').set(bytes(template));
    at('random').set(bytes(random));
    const began = performance.now();
    const decisions = rules.random_games(places.states, places.template, places.choices, places.random, 0, games);
    const spent = performance.now() - began;
    return { decisions, spent, state: btoa(String.fromCharCode(...at('states', description.record.size))) };
  };
  return trials.map((trial) => (trial.games ? playMany(trial) : play(trial)));
}
