// Which files the client is cut into: few for what is needed together, so that a slow line asks seldom.

/** What is shown first: the pages' frame, the way in, the words, the line to the server, and what draws them. */
const FIRST = [
  /node_modules\/(svelte|esm-env|clsx|@fluent)\//,
  /web\/src\/(App\.svelte|main\.ts|router|words\/|art\/|offline\/shell|games\/index)/,
  /web\/src\/front\/(Front|Water|TopBar|TableList|Drops|Refusal|plan)/,
  /web\/src\/(connection\/(api|home|types)|local\/names)/,
  /web\/src\/table\/(settings\.svelte|Settings|Drawer|Keys|sounds|pictures|opening)/,
  /vite\/(preload-helper|modulepreload)/,
];

/** The file a module goes into; null: wherever it is needed. */
export function chunkOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (FIRST.some((pattern) => pattern.test(path))) return 'shell';
  return /web\/src\/(table|connection|coach)\/(?!looking|worker|Analysis|analysis|account|ChanceGraph)/.test(path) ? 'table' : null;
}
