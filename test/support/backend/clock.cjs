const { subscribe } = require('node:diagnostics_channel');

require('../setClockAhead.cjs')(Number(process.env.CLOCK_AHEAD_MS));

// Node dates its answers by a clock of its own. What a browser keeps, it compares with the real one.
subscribe('http.server.request.start', ({ request, response }) => {
  if (!request.url.startsWith('/assets/')) response.setHeader('date', new Date().toUTCString());
});
