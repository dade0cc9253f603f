/**
 * A journey that fails is made once more: what the first one failed of, and what stood on screen, is written out, and
 * the summary names it (a fault to be mended), but one press lost by a busy machine does not take all others along.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
