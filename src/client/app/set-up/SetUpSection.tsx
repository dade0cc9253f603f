import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { say, type Text } from '#client/lib/text';
import { placeRevisited } from '#client/state/address';
import { useAsked } from '#client/state/useAsked';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { OwnText } from '#client/ui/language/OwnText';
import quiet from '#client/ui/language/quiet.module.css';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { SectionBody } from '#client/ui/layout/SectionBody';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { appMessages } from '../messages';
import { CheckServices } from './check/CheckServices';
import { checkTitles, setUpMessages } from './messages';
import { selectSetUp, SET_UP_CHECKS, type SetUpLine, setUpStopped, setUpWanted } from './slice';

/** What an administrator sees to: the gaps of the set-up, and whether the services fit (decisions: roles). */
export function SetUpSection() {
  const t = useT();
  return (
    <SectionFrame title={t(appMessages.setUp)}>
      <SectionBody>
        <Gaps />
        <CheckServices />
      </SectionBody>
    </SectionFrame>
  );
}

/** So many lines of a group are shown at first. */
const SHOWN = 50;

/** The gaps of the set-up, which are looked for when somebody asks; each leads to where it can be closed. */
function Gaps() {
  const t = useT();
  const dispatch = useDispatch();
  const { status, total, done, missed, lines } = useSelector(selectSetUp);
  const isRunning = status === 'running';
  const look = () => dispatch(setUpWanted());
  useAsked(setUpMessages.start, look, !isRunning);
  const said: Text[] = {
    never: [setUpMessages.intro],
    running: [say(setUpMessages.running, { done, total })],
    stopped: [say(setUpMessages.stopped, { done, total })],
    done: [],
  }[status];
  if (missed > 0) said.push(say(setUpMessages.missed, { count: missed }));
  const groups = SET_UP_CHECKS.map((check) => ({ check, lines: lines.filter((line) => line.check === check) }));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" onClick={isRunning ? () => dispatch(setUpStopped()) : look}>
          <span key={String(isRunning)}>{t(isRunning ? setUpMessages.stop : setUpMessages.start)}</span>
        </Button>
        <Box role="status" sx={{ flex: '1 1 240px', fontSize: 13, color: 'text.secondary' }}>
          {said.map((text, at) => (
            <div key={at}>{t(text)}</div>
          ))}
        </Box>
      </Box>
      {status === 'done' && lines.length === 0 && missed === 0 && <EmptyState text={t(setUpMessages.nothing)} />}
      {groups
        .filter((group) => group.lines.length > 0)
        .map((group) => (
          <GapGroup key={group.check} {...group} isCounted={!isRunning} />
        ))}
    </>
  );
}

interface GapGroupProps {
  check: SetUpLine['check'];
  lines: readonly SetUpLine[];
  /** Whether all of them have been found. */
  isCounted: boolean;
}

function GapGroup({ check, lines, isCounted }: GapGroupProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [isWhole, setIsWhole] = useState(false);
  const { length: count } = lines;
  const title = checkTitles[check];
  return (
    <Panel title={t(isCounted ? say(setUpMessages.ofGroup, { title, count }) : title)} isRegion>
      <List disablePadding>
        {lines.slice(0, isWhole ? count : SHOWN).map(({ key, name, detail, place }) => (
          <ListItem key={key} disablePadding>
            <ListItemButton
              component="button"
              dense
              sx={{ columnGap: 1.5, minHeight: 40, font: 'inherit', fontSize: 14 }}
              onClick={() => dispatch(placeRevisited({ key, place }))}
            >
              <strong>
                <OwnText>{t(name)}</OwnText>
              </strong>
              {detail && <span className={quiet.text}>{t(detail)}</span>}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {!isWhole && count > SHOWN && (
        <Button size="small" sx={{ margin: 1 }} onClick={() => setIsWhole(true)}>
          {t(setUpMessages.showAll, { count })}
        </Button>
      )}
    </Panel>
  );
}
