/** Makes the journeys of this run in Arabic. */
process.env.JOURNEY_LANGUAGE = 'ar';
