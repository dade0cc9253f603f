/**
 * Writes to the console what a page under a translator would die of: that takes texts out of their places and into
 * elements of its own, so that nobody may remove a text afterwards, nor put anything before it. It runs in a browser by
 * itself and needs nothing around it.
 */
export function tellMovedTexts(): void {
  const tell = (deed: string, text: Node | null, parent: Node) => {
    const isSeen = text instanceof Text && text.data.trim() !== '' && !(parent instanceof HTMLStyleElement);
    if (isSeen) console.error(`A text ${deed}, which has siblings: "${text.data}" in <${parent.nodeName}>`);
  };
  const { insertBefore, removeChild, replaceChild } = Node.prototype;
  Node.prototype.insertBefore = function put<Put extends Node>(this: Node, node: Put, before: Node | null) {
    tell('has something put before it', before, this);
    return insertBefore.call(this, node, before) as Put;
  };
  Node.prototype.removeChild = function remove<Removed extends Node>(this: Node, node: Removed) {
    tell('is removed', node, this);
    return removeChild.call(this, node) as Removed;
  };
  Node.prototype.replaceChild = function replace<Replaced extends Node>(this: Node, node: Node, old: Replaced) {
    tell('is replaced', old, this);
    return replaceChild.call(this, node, old) as Replaced;
  };
}
