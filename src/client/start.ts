import './app/firstView';

import { firstCallMade } from './early';

// To run the libraries takes longer than to ask for the first answer, and while they run nothing can be asked.
void firstCallMade.then(() => import(/* webpackMode: "eager" */ './main'));
