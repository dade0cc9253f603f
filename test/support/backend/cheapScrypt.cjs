const crypto = require('node:crypto');

const { scrypt } = crypto;

// A test signs in a hundred times: what the server asks of scrypt takes 300 ms, and here a few. It asks for the same.
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, options.N === 2 ** 15 ? { ...options, N: 2 ** 8 } : options, done);
