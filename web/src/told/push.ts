// This browser and web push: whether it can, and letting it be pushed.
import { told, type Told } from '../connection/told';

export type Ability = 'can' | 'denied' | 'cannot';

export function ability(): Ability {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'cannot';
  return Notification.permission === 'denied' ? 'denied' : 'can';
}

/** The server's key as the browser wants it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask the browser, then let the server know where it can be pushed; null: the person said no. */
export async function subscribe(key: string): Promise<Told | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const old = await pushManager.getSubscription();
  const made = await pushManager.subscribe(wanted).catch(async () => (await old?.unsubscribe(), pushManager.subscribe(wanted))); // the server has another key now
  return told.push(made.toJSON());
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
