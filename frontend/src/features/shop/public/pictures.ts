/** Some of the products' pictures. */
export { CanalHouses } from '../pictures/home';
export { Bicycle, Tulips } from '../pictures/outdoors';
export { WindmillKit } from '../pictures/paper';
