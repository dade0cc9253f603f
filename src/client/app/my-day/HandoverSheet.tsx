import Box from '@mui/material/Box';

import type { Text } from '#client/lib/text';
import { directionOf } from '#client/ui/language/directionOf';
import type { SheetPart } from './sheet';

interface HandoverSheetProps {
  /** When it was made, and by whom. */
  head: string;
  parts: readonly SheetPart[];
  /** How a text is said, which may leave out names. */
  said: (text: Text) => string;
}

/** The sheet on screen and on paper. */
export function HandoverSheet({ head, parts, said }: HandoverSheetProps) {
  return (
    <>
      <div>{head}</div>
      {parts.map(({ title, groups, note }) => (
        <Box key={said(title)} component="section" aria-label={said(title)} sx={{ marginBlockStart: 2 }}>
          <Box component="h3" sx={{ margin: 0, fontSize: 16 }}>
            {said(title)}
          </Box>
          {note && <div>{said(note)}</div>}
          {groups.map((group) => (
            <div key={said(group.title)}>
              {group.title !== '' && (
                <Box component="h4" sx={{ margin: 0, marginBlockStart: 1, fontSize: 14 }}>
                  {said(group.title)}
                </Box>
              )}
              <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
                {group.lines.map((line, place) => (
                  // A line has no name of its own, and none of them has anything to remember.
                  <li key={place} dir={directionOf(line)}>
                    {said(line)}
                  </li>
                ))}
              </Box>
            </div>
          ))}
        </Box>
      ))}
    </>
  );
}
