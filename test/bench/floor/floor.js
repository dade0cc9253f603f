// The list in plain DOM: fetched whole, parsed whole, and searched in one lower-cased text a row. Asked to stream, it
// parses what has arrived with every chunk, and shows the first rows at once.
const HEIGHT = 45;
const body = document.getElementById('body');
const table = document.getElementById('table');
const all = [];
const haystacks = [];
let shown = all;

function draw() {
  const first = Math.max(0, Math.floor(table.scrollTop / HEIGHT) - 12);
  body.style.height = `${shown.length * HEIGHT}px`;
  body.replaceChildren(...shown.slice(first, first + 40).map((one, offset) => {
    const row = document.createElement('div');
    row.dataset.index = first + offset;
    row.style.transform = `translateY(${(first + offset) * HEIGHT}px)`;
    const texts = [one.local_user?.name, one.local_doctor?.name, one.date, one.start_time, one.local_location?.name, one.local_doctor?.phone_number, one.status];
    row.append(...texts.map((text) => Object.assign(document.createElement('div'), { textContent: text ?? '' })));
    return row;
  }));
}

function take(rows) {
  for (const one of rows) {
    all.push(one);
    haystacks.push([one.local_user?.name, one.local_doctor?.name, one.local_location?.name].join('\n').toLowerCase());
  }
}

async function stream(answer) {
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const end = text.lastIndexOf('},{"id":');
    if (end < 0) continue;
    take(JSON.parse(`${text.slice(0, end)}}]`));
    text = `[${text.slice(end + 2)}`;
    if (!body.firstChild) draw();
  }
  take(JSON.parse(text));
}

const answer = await fetch('/appointment-service/appointments/', { headers: { Authorization: `Bearer ${localStorage['mawid.token']}` } });
if (location.search === '?streaming') await stream(answer);
else take(JSON.parse(await answer.text()));

table.addEventListener('scroll', draw);
const narrow = (isWanted) => {
  shown = all.filter(isWanted);
  table.scrollTop = 0;
  draw();
};
const today = new Date().toLocaleDateString('en-CA');
const filters = {
  Upcoming: ({ date }) => date >= today,
  Past: ({ date }) => date < today,
  Pending: ({ status }) => status === 'pending',
  All: () => true,
};

document.querySelector('input').addEventListener('input', ({ target }) => {
  const wanted = target.value.toLowerCase();
  narrow((_, index) => haystacks[index].includes(wanted));
});
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => { narrow(filters[button.textContent]); });
draw();
document.body.append('Updated ');
