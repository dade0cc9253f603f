/** Stands in for a library of which nothing is needed: whatever is asked of it, or called, is this again. */
const nothing = new Proxy(() => nothing, { get: (_, name) => (name === 'then' ? undefined : nothing) });

module.exports = nothing;
