// Which files the client is cut into: few for what is needed together, so that a slow line asks seldom.

/** What is shown first: the pages' frame, the way in, the words, the line to the server, and what draws them. */
const FIRST = [
  /node_modules\/(svelte|esm-env|clsx|@fluent)\//,
  /web\/src\/(App\.svelte|main\.ts|router|words\/|art\/|offline\/shell|games\/index)/,
  /web\/src\/front\/(Water|TopBar|Drops|Refusal|plan)/,
  /web\/src\/(connection\/(api|home|types)|local\/names)/,
  /web\/src\/table\/(settings\.svelte|Drawer|sounds|pictures|opening)/,
  /vite\/(preload-helper|modulepreload)/,
];

/** What a table fetches when its first question stands (src/table/later.ts), with what only that needs. */
const LATER = /web\/src\/(table\/(Countdown|Curtain|Over|Menu|Rules|Letter|Verify|Count|Bubbles|guide)\b|coach\/(ChanceBar|Hints|reasons)\b|finding\/Again\b|people\/AtTable\b)/;
/** What only the way in shows; its page is told of this file at once (tools/early.ts). */
const FRONT = /web\/src\/(front\/(Front|TableList)\b|local\/Kept)/;
/** Pages of their own, and what only they show. */
const APART = /web\/src\/(table\/(Replay|RulesPage|Settings|Keys)|coach\/(looking|worker|Analysis|analysis|account|moment|turns|ChanceGraph|Report|ShareCard)|connection\/club\b)/;

const TABLE = /web\/src\/(table|connection|coach)\//;

type Test = (path: string) => boolean;
const cut = (name: string, priority: number, test: Test) => ({ name, priority, test: (id: string) => test(id.replaceAll('\\', '/')) });
const isFirst: Test = (path) => FIRST.some((pattern) => pattern.test(path));

/** The files that are cut on purpose; a module that several need goes into the first of them, and all others lie wherever they are needed. */
export const CHUNKS = [
  cut('shell', 3, isFirst),
  cut('table', 2, (path) => TABLE.test(path) && !LATER.test(path) && !APART.test(path)),
  cut('later', 1, (path) => LATER.test(path)),
  cut('front', 1, (path) => FRONT.test(path)),
];
