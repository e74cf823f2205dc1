// A drawing of this page as a file of its own: what style sheets say of it is written into it, and its letters go with it.
import fraunces from '../../build/fonts/fraunces-own.woff2?url';
import inter from '../../build/fonts/inter-own.woff2?url';

const SPACE = 'http://www.w3.org/2000/svg';
const WIDEST = 1600; // points of a picture's longer side
const WRITTEN = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order'],
  ...['opacity', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'font-variant-numeric'],
  ...['transform', 'transform-origin', 'transform-box', 'filter', 'clip-path', 'mix-blend-mode', 'rx', 'ry', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'd'],
]; // what a drawing may get from a style sheet
const UNSEEN = new Set(['none', 'collapse', 'hidden']);

/** A drawing as a file; its background is that of the water around it. */
export async function svgOf(svg: SVGSVGElement): Promise<Blob> {
  return new Blob([await textOf(svg)], { type: 'image/svg+xml' });
}

async function textOf(svg: SVGSVGElement): Promise<string> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dress(svg, copy);
  copy.setAttribute('xmlns', SPACE);
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  const style = document.createElementNS(SPACE, 'style');
  style.textContent = (await Promise.all([letters('Fraunces', fraunces), letters('Inter', inter)])).join('\n');
  copy.prepend(style, ground(svg));
  return new XMLSerializer().serializeToString(copy);
}

/** Write into a copy how the original looks. */
function dress(original: Element, copy: Element): void {
  const looks = getComputedStyle(original);
  if (UNSEEN.has(looks.display) || (looks.visibility === 'hidden' && original.children.length === 0)) return copy.remove();
  const style = WRITTEN.flatMap((name) => (looks.getPropertyValue(name) ? [`${name}:${looks.getPropertyValue(name)}`] : [])).join(';');
  const inside = [...copy.children];
  [...original.children].forEach((child, i) => inside[i] && dress(child, inside[i]));
  for (const { name } of [...copy.attributes]) if (name === 'class' || name === 'tabindex' || name.startsWith('data-') || name.startsWith('aria-')) copy.removeAttribute(name);
  copy.setAttribute('style', style);
}

/** The paper a drawing lies on. */
function ground(svg: SVGSVGElement): SVGRectElement {
  const rect = document.createElementNS(SPACE, 'rect');
  const { x, y, width, height } = svg.viewBox.baseVal;
  for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, String(value));
  let around: Element | null = svg;
  while (around && ['', 'rgba(0, 0, 0, 0)', 'transparent'].includes(getComputedStyle(around).backgroundColor)) around = around.parentElement;
  rect.setAttribute('fill', around ? getComputedStyle(around).backgroundColor : '#fbf7ee');
  return rect;
}

async function letters(family: string, address: string): Promise<string> {
  const data = await fetch(address).then((answer) => answer.blob()).then(dataAddress);
  return `@font-face{font-family:${family};font-weight:100 900;src:url(${data}) format('woff2')}`;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** A drawing as points. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const scale = WIDEST / Math.max(width, height);
  const image = new Image();
  image.src = await dataAddress(await svgOf(svg));
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** Let the browser save a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
