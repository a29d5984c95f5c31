/** The panel that changes the layout settings, and its button. */
export { CustomizerButton } from '../customizer/CustomizerButton';
export { CustomizerPlace } from '../customizer/CustomizerPlace';
