/** The choices of what pops up, and for how long. */
export { popUpsSetting, restorePopUps } from '../popUps';
