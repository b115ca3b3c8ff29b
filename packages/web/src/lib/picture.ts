import { saveBlob } from './save.ts';

const SCALE = 2;

/** Keeps a drawing as it is, to be enlarged at will. */
export function saveDrawing(drawing: SVGSVGElement, name: string): void {
  saveBlob(new Blob([textOf(styled(drawing))], { type: 'image/svg+xml' }), name);
}

function textOf(drawing: SVGSVGElement): string {
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(drawing);
}

/** Keeps a drawing as a PNG, twice as fine as it is on the page. `false` when the browser cannot. */
export async function savePicture(drawing: SVGSVGElement, name: string): Promise<boolean> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = styled(drawing);
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(textOf(copy))}`;
  try {
    await image.decode();
  } catch {
    return false;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) return false;
  saveBlob(blob, name);
  return true;
}

const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'display',
];

/** A copy that carries with it how the page's style sheets make it look. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [
    [drawing, ...drawing.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  for (const [i, original] of from.entries()) {
    const twin = to[i];
    if (!(twin instanceof SVGElement)) continue;
    const style = getComputedStyle(original);
    for (const look of LOOKS) {
      twin.style.setProperty(look, style.getPropertyValue(look));
      twin.removeAttribute(look);
    }
  }
  return copy;
}
