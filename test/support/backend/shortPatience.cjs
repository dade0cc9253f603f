const http = require('node:http');

const { createServer } = http;

// Loaded ahead of a server by a test: whatever patience the server has with callers is a hundredth of it.
http.createServer = ({ connectionsCheckingInterval, ...options }, answer) => {
  const server = createServer({ ...options, connectionsCheckingInterval: connectionsCheckingInterval / 100 }, answer);
  server.once('listening', () => {
    server.headersTimeout /= 100;
    server.requestTimeout /= 100;
  });
  return server;
};
