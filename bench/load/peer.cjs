// A game for the boardgame.io server: two players in turn, a hidden hand each, a state about as large as our views.
const { Server } = require("boardgame.io/server");

const CELLS = 40;

const duel = {
  name: "duel",
  setup: () => ({
    cells: Array.from({ length: CELLS }, (_, cell) => ({ cell, top: "fish1", height: 1, owner: null })),
    hands: { 0: [1, 2, 3], 1: [4, 5, 6] },
    moves: 0,
  }),
  moves: {
    act: ({ G, playerID }, cell) => {
      G.cells[cell].height += 1;
      G.cells[cell].owner = playerID;
      G.moves += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};

Server({ games: [duel], origins: [/.*/] }).run(Number(process.argv[2]));
