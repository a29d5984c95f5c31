// The environment of the front end's tests in Dutch time, for what depends on changes of the clocks. The tests' own
// `process.env` is a copy, which does not change the time zone.
const Environment = require('./browser-environment.cjs');

module.exports = class extends Environment {
  constructor(...given) {
    super(...given);
    this.zoneBefore = process.env.TZ;
    process.env.TZ = 'Europe/Amsterdam';
  }

  async teardown() {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
};
