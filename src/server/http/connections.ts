/**
 * How long somebody may take to send a call, its headers first, and how often that is looked at: a connection that is
 * kept half open is closed with 408.
 */
export const CONNECTIONS = {
  requestTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
};
