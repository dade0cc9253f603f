/** Stands in for the libraries that draw, where nothing is drawn: whatever is asked of it, or called, is this again. */
const nothing = new Proxy(() => nothing, { get: (_, name) => (name === 'then' ? undefined : nothing) });

module.exports = nothing;
