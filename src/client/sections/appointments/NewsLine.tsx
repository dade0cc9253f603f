import { useSelector } from 'react-redux';

import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { selectNews } from './list/selectors';
import { FreshLine } from './reading/FreshLine';
import { restCode } from './restCode';

/** What has changed while somebody was away, until it was looked at; else what has just changed. */
export function NewsLine() {
  const news = useSelector(selectNews);
  const rest = useOnceWanted(restCode, news !== null);
  return news && rest ? <rest.WhileAway news={news} /> : <FreshLine />;
}
