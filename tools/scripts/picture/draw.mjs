const WIDTH = 920;
const HEIGHT = 400;
const BOX = { width: 150, height: 52 };

const places = {
  shell: [385, 24, 'routes, guard, layouts'],
  'mf-public': [20, 168, 'the public site'],
  'mf-suppliers': [200, 168, 'Fornitori'],
  'mf-frontends': [385, 168, 'Frontends'],
  'mf-users': [570, 168, 'Utenti'],
  'mf-devtools': [750, 168, 'Tests, inspector'],
  shared: [250, 320, 'facts, session, ui'],
  api: [520, 320, 'server, typed client'],
};
const modules = Object.keys(places).filter((name) => name.startsWith('mf-'));

/**
 * The picture of the README: a box per workspace, a line per import, dots for loading at run time. New
 * sections are not drawn: every section has the same imports.
 */
export function draw(imports) {
  const lines = imports
    .map((arrow) => [arrow, ...arrow.split(' → ')])
    .filter(([, from, to]) => places[from] && places[to])
    .map((ends) => line(...ends));
  const runtime = modules.map((name) => line(`shell ⇢ ${name}`, 'shell', name, 'runtime'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Which workspace imports which">
<style>
  rect { fill: #f7f4ee; stroke: #1f4e6b; } text { font: 600 15px system-ui, sans-serif; fill: #17384d; text-anchor: middle; }
  .says { font-weight: 400; font-size: 12px; fill: #5c6b73; } path { fill: none; stroke: #6d94ab; stroke-width: 1.4; marker-end: url(#tip); }
  .runtime { stroke: #c98a1b; stroke-dasharray: 2 5; } .key { font-size: 12px; font-weight: 400; text-anchor: start; }
  @media (prefers-color-scheme: dark) { rect { fill: #1d2a32; stroke: #7fb2cf; } text { fill: #e7eef2; } .says { fill: #a9b7bf; } }
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" style="fill:#6d94ab;stroke:none;marker-end:none"/></marker></defs>
${[...runtime, ...lines].join('\n')}
${Object.entries(places).map(box).join('\n')}
<text class="key" x="20" y="40">— imports</text><text class="key" x="20" y="60">··· meets at run time, by the registry</text>
</svg>
`;
}

function box([name, [x, y, says]]) {
  const middle = x + BOX.width / 2;
  return `<g><rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="9"/><text x="${middle}" y="${y + 23}">${name}</text><text class="says" x="${middle}" y="${y + 41}">${says}</text></g>`;
}

function line(title, from, to, kind = 'import') {
  const [fromX, fromY] = places[from];
  const [toX, toY] = places[to];
  const flat = fromY === toY;
  const start = flat
    ? [fromX + (toX > fromX ? BOX.width : 0), fromY + BOX.height / 2]
    : [fromX + BOX.width / 2, fromY + BOX.height];
  const end = flat
    ? [toX + (toX > fromX ? 0 : BOX.width), toY + BOX.height / 2]
    : [toX + BOX.width / 2 + (fromX - toX) / 8, toY];
  const bend = flat ? 0 : (end[1] - start[1]) / 2;
  const curve = `C${start[0]} ${start[1] + bend} ${end[0]} ${end[1] - bend} ${end[0]} ${end[1]}`;
  return `<path class="${kind}" d="M${start[0]} ${start[1]}${curve}"><title>${title}</title></path>`;
}
