const { TestEnvironment } = require('jest-environment-node');

/** Node for journeys, where a journey that has failed is known before its page is closed. */
module.exports = class extends TestEnvironment {
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasFailed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global.hasFailed = true;
  }
};
