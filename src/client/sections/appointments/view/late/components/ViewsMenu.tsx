import MenuItem from '@mui/material/MenuItem';
import { Bookmark, Pencil, Trash2 } from 'lucide-react';

import { wayOf } from '#client/lib/bidi';
import type { NamedView } from '#client/sections/appointments/view/layout';
import { MenuButton } from '#client/ui/data-grid/MenuButton';
import { useT } from '#client/ui/useT';
import { viewMessages } from '../messages';

interface ViewsMenuProps {
  views: readonly NamedView[];
  onChosen: (view: NamedView) => void;
  onRename: (view: NamedView) => void;
  onDelete: (view: NamedView) => void;
}

/** The menu of the saved views: each can be chosen, renamed and deleted. */
export function ViewsMenu({ views, onChosen, onRename, onDelete }: ViewsMenuProps) {
  const t = useT();
  return (
    <MenuButton label={t(viewMessages.views)} icon={<Bookmark size={15} />} columns="1fr auto auto">
      {(close) => {
        const does = (act: (view: NamedView) => void, view: NamedView) => () => {
          close();
          act(view);
        };
        if (views.length === 0) return <NoViews />;
        return views.flatMap((view) => {
          const [rename, remove] = [viewMessages.renameView, viewMessages.deleteView].map((message) =>
            t(message, { view: view.name }),
          );
          return [
            <MenuItem key={view.id} onClick={does(onChosen, view)}>
              <span dir={wayOf(view.name)}>{view.name}</span>
            </MenuItem>,
            <MenuItem key={`${view.id}/rename`} aria-label={rename} title={rename} onClick={does(onRename, view)}>
              <Pencil size={14} />
            </MenuItem>,
            <MenuItem key={`${view.id}/delete`} aria-label={remove} title={remove} onClick={does(onDelete, view)}>
              <Trash2 size={14} />
            </MenuItem>,
          ];
        });
      }}
    </MenuButton>
  );
}

/** Cannot be chosen, and can be read all the same. */
function NoViews() {
  const t = useT();
  return (
    <MenuItem disabled sx={{ color: 'text.secondary', '&.Mui-disabled': { opacity: 1 } }}>
      {t(viewMessages.noViews)}
    </MenuItem>
  );
}
