import { fingerprintOf } from '../../../frontend/src/features/account-settings/settingRecords';

test('a fingerprint stays as browsers have it stored: another one would count as a choice of the person', () => {
  expect([null, '', '"nl"', '{"theme":"dark"}', 'Amélie 🚲'].map(fingerprintOf)).toEqual([
    '',
    '0.ztntfp',
    '4.uqa48v',
    '16.wam88o',
    '9.8dz2bb',
  ]);
});
