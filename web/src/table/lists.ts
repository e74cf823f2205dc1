// Several sentences of one decision that differ in what they name only, as one: "Otto gets Danube 6, Nile 9."
import type { Message } from './types';

/** By the name of a sentence: what it is called when it names several. */
export type Lists = Record<string, string>;

/** What one sentence of a list says, and those it stands for. */
export interface Listed {
  message: Message;
  of: Message[];
}

/** The sentences of a decision, those that make a list as one, where its first stood. */
export function asLists(log: Message[], lists: Lists = {}): Listed[] {
  const found: Listed[] = [];
  for (const message of log) {
    const known = message[0] in lists ? found.find(({ of }) => isLike(of[0] as Message, message)) : undefined;
    if (known) known.of.push(message);
    else found.push({ message, of: [message] });
  }
  return found.map(({ message, of }) => ({ message: of.length > 1 ? joined(of, lists[message[0]] ?? message[0]) : message, of }));
}

const isLike = ([id, args]: Message, [other, others]: Message): boolean => id === other && args['seat'] === others['seat'];

function joined(of: Message[], id: string): Message {
  const names = Object.keys(of[0]?.[1] ?? {}).filter((name) => name !== 'seat');
  const all = names.map((name) => [name, of.map(([, args]) => args[name])] as const);
  return [id, { ...of[0]?.[1], ...Object.fromEntries(all), count: of.length }];
}
