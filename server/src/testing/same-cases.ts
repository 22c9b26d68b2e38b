import * as fc from 'fast-check';

/** An everyday run tries the same cases each time, so that it tells of the change at hand; a full one draws others. */
if (process.env['SHOWBILL_TEST_RUNS'] !== 'full') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_127 });
