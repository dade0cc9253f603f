import './app/firstView';

import { fetchFirstLetters } from './app/firstLetters';
import { firstCallMade } from './early';
import { yieldToBrowser } from './state/sagas/yieldToBrowser';

// To run the libraries takes longer than to ask for the first answer, and while they run nothing can be asked. The
// look, the store and the rest are run apart, so that none holds the page for long.
void firstCallMade
  .then(() => {
    void fetchFirstLetters();
  })
  .then(() => import(/* webpackMode: "eager" */ './app/language/languagePacks'))
  .then(yieldToBrowser)
  .then(() => import(/* webpackMode: "eager" */ './app/store'))
  .then(yieldToBrowser)
  .then(() => import(/* webpackMode: "eager" */ './main'));
