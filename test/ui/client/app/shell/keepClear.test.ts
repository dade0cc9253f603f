import { keepClear } from '#client/app/shell/keepClear';

/** A page of 1000 x 600 with notices of 300 x 100 in its lower left corner, and a field and a bar they may meet. */
function open() {
  Object.assign(window, { innerWidth: 1000, innerHeight: 600 });
  document.body.innerHTML =
    '<button id="row">Row</button><button id="aside">Aside</button>' +
    '<div id="host"><p>Saved.</p><button>Undo</button></div>';
  const host = document.getElementById('host')!;
  const at: Record<string, [left: number, top: number, width: number, height: number]> = {
    host: [16, 484, 300, 100],
    row: [20, 560, 960, 24],
    aside: [500, 20, 40, 20],
    bar: [10, 550, 980, 40],
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const [left, top, width, height] = at[this.id] ?? [0, 0, 0, 0];
    const [x = 0, y = 0] = this.style.translate.split(' ').map((part) => parseFloat(part) || 0);
    return new DOMRect(left + x, top + y, width, height);
  });
  let resized = () => undefined as void;
  const disconnect = jest.fn();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    resized = () => callback([], {} as ResizeObserver);
    return { observe: jest.fn(), unobserve: jest.fn(), disconnect };
  });
  const stop = new AbortController();
  keepClear(host, stop.signal);
  const byId = (id: string) => document.getElementById(id)!;
  return { host, at, stop, disconnect, byId, appear: () => resized(), moved: () => host.style.translate };
}

function pointAt(target: Element, clientX: number, clientY: number) {
  target.dispatchEvent(new MouseEvent('pointermove', { clientX, clientY, bubbles: true }));
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('notices go up from a row that gets the focus, and come back when it has gone on', () => {
  const { appear, byId, moved } = open();
  appear();
  expect(moved()).toBe('0px 0px');
  byId('row').focus();
  expect(moved()).toBe('0px -32px');
  byId('aside').focus();
  expect(moved()).toBe('0px 0px');
});

it('notices come up beside a pointer that rests where they would lie', () => {
  const { appear, byId, moved } = open();
  pointAt(byId('row'), 100, 570);
  appear();

  expect(moved()).toBe('668px 0px');
});

it('notices go out of the way of a pointer that they let through', () => {
  const { appear, byId, moved } = open();
  appear();
  pointAt(byId('row'), 700, 570);
  expect(moved()).toBe('0px 0px');
  pointAt(byId('row'), 120, 540);

  expect(moved()).toBe('668px 0px');
});

it('a notice stays where somebody points at it, or has the focus in it', () => {
  const { appear, host, byId, moved } = open();
  byId('row').focus();
  appear();
  host.querySelector('button')!.focus();
  pointAt(host.querySelector('p')!, 100, 500);
  appear();

  expect(moved()).toBe('0px -32px');
});

it('notices leave a bar free for as long as it is there', () => {
  const { appear, byId, moved } = open();
  document.body.insertAdjacentHTML('beforeend', '<div id="bar" data-keep-clear>3 selected</div>');
  appear();
  expect(moved()).toBe('0px -42px');
  byId('bar').remove();
  appear();

  expect(moved()).toBe('0px 0px');
});

it('notices rather lie on the dates of a dialog than on the button that closes it', () => {
  const { appear, at, moved } = open();
  Object.assign(at, {
    ...{ dialog: [70, 10, 860, 580], close: [870, 20, 44, 44], actions: [70, 530, 860, 60] },
    ...{ back: [80, 20, 200, 44], dates: [80, 110, 840, 410] },
  });
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="MuiDialog-paper" id="dialog"><button id="back"></button><button id="dates"></button>' +
      '<div class="MuiDialogTitle-root"><button id="close"></button></div>' +
      '<div class="MuiDialogActions-root" id="actions"></div></div>',
  );
  appear();

  expect(moved()).toBe('0px -468px');
});

it('notices go up from a sheet once it has risen', () => {
  const { appear, at, byId, moved } = open();
  at.sheet = [0, 600, 1000, 350];
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="MuiDrawer-paper" id="sheet" tabindex="-1"><button>Sign Out</button></div>',
  );
  appear();
  byId('sheet').focus();
  expect(moved()).toBe('0px 0px');
  at.sheet = [0, 250, 1000, 350];
  byId('sheet').dispatchEvent(new Event('transitionend', { bubbles: true }));

  expect(moved()).toBe('0px -468px');
});

it('what is nearly the whole page is no control, and nothing is followed once it has ended', () => {
  const { appear, at, byId, moved, stop, disconnect } = open();
  at.row = [0, 0, 1000, 600];
  appear();
  byId('row').focus();
  expect(moved()).toBe('0px 0px');
  at.row = [20, 560, 960, 24];
  stop.abort();
  byId('aside').focus();
  byId('row').focus();

  expect(moved()).toBe('0px 0px');
  expect(disconnect).toHaveBeenCalledTimes(1);
});
