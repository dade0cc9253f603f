/** A declaration as the style compiler of emotion hands it to its plugins. */
interface StyleNode {
  type: string;
  /** The property of a declaration. */
  props: string | string[];
  /** The value of a declaration. */
  children: string | readonly unknown[];
  /** What stands in the stylesheet for it. */
  return: string;
}

/** Plugin of emotion that writes each declaration for a page that runs from right to left. */
export function mirrorDeclarations(node: StyleNode): void {
  if (node.type !== 'decl' || typeof node.props !== 'string' || typeof node.children !== 'string') return;
  const [property, value] = mirrored(node.props, node.children);
  if (property !== node.props || value !== node.children) node.return = `${property}:${value};`;
}

/** Plugin of emotion that names for WebKit what it knows with its prefix alone, as a cache without plugins does. */
export function prefixDeclarations(node: StyleNode): void {
  const { props, children } = node;
  if (props !== 'user-select' || typeof children !== 'string') return;
  node.return = `-webkit-user-select:${children};user-select:${children};`;
}

/** Properties whose words `left` and `right` are sides. */
const NAMES_SIDES =
  /^(text-align|float|clear|(transform|perspective)-origin|(background|object|mask)-position|transition)/;

/** Properties that list top, right, bottom and left. */
const LISTS_SIDES = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;

/** A declaration as it has to be for the page to look the same in a mirror; logical properties stay as they are. */
export function mirrored(property: string, value: string): [property: string, value: string] {
  if (property.startsWith('--')) return [property, value];
  return [otherSide(property), mirroredValue(property, value)];
}

function mirroredValue(property: string, value: string): string {
  if (NAMES_SIDES.test(property)) return otherSide(value);
  if (LISTS_SIDES.test(property)) return sidesSwapped(value);
  if (property === 'border-radius') return value.split('/').map(cornersSwapped).join('/');
  if (property === 'transform') return movesReversed(value);
  return value;
}

function otherSide(text: string): string {
  return text.replace(/\b(left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'));
}

function sidesSwapped(value: string): string {
  const [top, right, bottom, left] = partsOf(value);
  return left ? [top, left, bottom, right].join(' ') : value;
}

function cornersSwapped(value: string): string {
  const [topLeft = '', topRight, bottomRight, bottomLeft] = partsOf(value);
  if (!topRight) return value;
  return [topRight, topLeft, bottomLeft ?? topRight, bottomRight ?? topLeft].join(' ');
}

/** The parts of a value between its blanks; what stands in brackets stays together. */
function partsOf(value: string): string[] {
  return value.match(/(?<!\S)[^\s(]*\((?:[^()]|\([^()]*\))*\)[^\s]*|\S+/g) ?? [];
}

function movesReversed(value: string): string {
  return value.replace(
    /\b(translate(?:X|3d)?\()((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)/g,
    (_, move: string, distance: string) => move + reversed(distance.trim()),
  );
}

function reversed(distance: string): string {
  if (/^-?0(?![.\d])/.test(distance)) return distance;
  if (/^[-+]?[\d.]/.test(distance))
    return distance.startsWith('-') ? distance.slice(1) : `-${distance.replace('+', '')}`;
  return `calc(-1 * ${distance})`;
}
