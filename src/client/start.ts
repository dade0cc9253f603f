import './app/firstView';

import { firstCallMade } from './early';

// To run the libraries takes longer than to ask for the first answer, and while they run nothing can be asked.
// eslint-disable-next-line no-restricted-syntax -- it is in this script: nothing is fetched
void firstCallMade.then(() => import(/* webpackMode: "eager" */ './main'));
