// The board as a widget of a notebook: what anywidget asks for, in one file. The client runs in a frame of its own.
import type { Model } from './model';

declare const __CLIENT__: string; // the client (inside.ts) ...
declare const __STYLE__: string; // ... and its style, as tools/notebook.ts has built them

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const frame = document.createElement('iframe');
  frame.title = 'Tidetable';
  frame.srcdoc = '<!doctype html><meta name="viewport" content="width=device-width">';
  Object.assign(frame.style, { width: '100%', border: '0', borderRadius: '8px', colorScheme: 'auto' });
  const fit = (): void => void (frame.style.height = `${model.get('height')}px`);
  frame.addEventListener('load', () => fill(frame, model)); // also after a notebook has moved it to another place
  fit();
  model.on('change:height', fit);
  el.append(frame);
  return () => {
    model.off('change:height', fit);
    frame.remove();
  };
}

/** Put the client into its frame. */
function fill({ contentDocument, contentWindow }: HTMLIFrameElement, model: Model): void {
  if (!contentDocument || !contentWindow) return;
  Object.assign(contentWindow, { model });
  const style = contentDocument.createElement('style');
  style.textContent = __STYLE__;
  const script = contentDocument.createElement('script');
  script.type = 'module';
  script.textContent = __CLIENT__;
  contentDocument.head.append(style, script);
}

export default { render };
