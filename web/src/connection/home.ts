// This browser as a server: the same questions, answered by the rules in the page. Loaded when somebody plays without a line.
import type { NewTable, Sitting } from './api';
import type { GameCard, TableCard } from './types';

const door = () => import('../local/door');

export const home = {
  games: async (): Promise<GameCard[]> => (await door()).games(),
  mine: async (): Promise<TableCard[]> => (await door()).mine(),
  lobby: (): Promise<TableCard[]> => Promise.resolve([]),
  create: async (table: NewTable): Promise<Sitting> => (await door()).create(table),
  forget: async (id: string): Promise<void> => (await door()).forget(id),
};
