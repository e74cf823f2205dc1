/// <reference lib="webworker" />
// Tries a typed position; stopped from outside where it does not end.
import { loadRules } from '../rules/load';
import { type Answered, type Asked, faultOf } from './sound';

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const rules = await loadRules(data.rules);
  let fault: string | null = 'whatif-bad-numbers';
  try {
    fault = faultOf(rules, data.record);
  } catch {
    // numbers that lead nowhere
  }
  postMessage({ fault } satisfies Answered);
});
