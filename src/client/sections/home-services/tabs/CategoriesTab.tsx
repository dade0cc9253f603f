import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Brain, FlaskConical, HeartPulse, Shapes, Stethoscope } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { CATEGORY_CODES } from '../../../../contract/rules';
import { useWords } from '../../../ui/useWords';
import { ResourceList } from '../components/ResourceList';
import { useRows } from '../crud/useResource';
import { messages } from '../messages';
import { nameOf } from '../names';
import { categoryResource } from '../resources';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  doctor_consultation: Stethoscope,
  lab_tests: FlaskConical,
  nursing_services: HeartPulse,
  therapy: Brain,
} satisfies Record<(typeof CATEGORY_CODES)[number], LucideIcon>;

/** The main categories, which are predefined (Spec 2 §2.3). */
export function CategoriesTab() {
  const words = useWords();
  const list = useRows(categoryResource);
  return (
    <>
      <Alert severity="info">{words(messages.categoriesNote)}</Alert>
      <ResourceList list={list} empty={words(messages.noCategories)}>
        {(rows) => (
          <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
            {rows.map((category) => {
              const Icon = ICONS[category.code] ?? Shapes;
              return (
                <Card key={category.id} component="li" variant="outlined" sx={{ display: 'flex', gap: 2, alignItems: 'center', padding: 2 }}>
                  <Box sx={{ display: 'grid', placeItems: 'center', width: 44, height: 44, borderRadius: 2, bgcolor: 'accentSoft', color: 'primary.main' }}>
                    <Icon size={22} aria-hidden />
                  </Box>
                  <div>
                    <Box dir="auto" sx={{ fontWeight: 600 }}>{nameOf(category)}</Box>
                    <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{words(messages.idAndCode, { id: category.id, code: category.code })}</Box>
                  </div>
                </Card>
              );
            })}
          </Box>
        )}
      </ResourceList>
    </>
  );
}
