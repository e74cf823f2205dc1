// Codes to join a table by: asked of the server, and written so that they can be read out.
import { ask } from '../connection/api';

export interface Code {
  code: string;
  until: number;
}

export const codeOf = (table: string): Promise<Code> => ask<Code>('POST', `/api/tables/${table}/code`);
/** Where a code leads: to a table, or to a tournament, which it opens. */
export async function ledBy(code: string): Promise<string> {
  const { table, tournament } = await ask<{ table?: string; tournament?: string }>('POST', '/api/join', { code });
  return table === undefined ? `/tournament/${tournament ?? ''}?code=${encodeURIComponent(code)}` : wayTo(table);
}

/** In two halves: "CDF 347". */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Where a code leads on this device: a phone becomes a hand, everything else shows the whole table. */
export const wayTo = (table: string, phone = matchMedia('(max-width: 899px)').matches): string => `/t/${table}${phone ? '/hand' : ''}`;
