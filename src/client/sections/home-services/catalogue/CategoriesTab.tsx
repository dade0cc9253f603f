import Box from '@mui/material/Box';
import { Brain, FlaskConical, HeartPulse, Shapes, Stethoscope, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { wayOf } from '#client/lib/bidi';
import { ownValue } from '#client/lib/records';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { Category } from '#contract/homeServices/catalogue';
import type { CATEGORY_CODES } from '#contract/rules';
import { categoryKind, categoryTexts } from '../kinds/category';
import { CardGrid, CardGridSkeleton } from '../shared/components/CardGrid';
import { useRows } from '../shared/kind/useRows';
import { ItemList } from '../shared/tabs/ItemList';
import { useNames } from '../shared/useNames';
import { catalogueMessages } from './messages';
import type { CatalogueCode } from './onDemand';

const iconOf = (Icon: LucideIcon) => <Icon size={22} style={{ display: 'block' }} />;

const ICONS: Readonly<Record<string, ReactNode>> = {
  doctor_consultation: iconOf(Stethoscope),
  lab_tests: iconOf(FlaskConical),
  nursing_services: iconOf(HeartPulse),
  therapy: iconOf(Brain),
} satisfies Record<(typeof CATEGORY_CODES)[number], ReactNode>;
const OTHER = iconOf(Shapes);

/** The main categories, which are predefined (Spec 2 §2.3). */
export function CategoriesTab({ code }: { code: CatalogueCode }) {
  const t = useT();
  const arabic = useOnceWanted(code, true);
  const list = useRows(categoryKind, {});
  return (
    <>
      <PlainAlert severity="info">{t(catalogueMessages.categoriesNote)}</PlainAlert>
      <ItemList
        list={list}
        empty={t(categoryTexts.empty)}
        skeleton={<CardGridSkeleton minWidth={240} cards={4} hasText={false} />}
      >
        {(rows) => (
          <CardGrid label={t(categoryTexts.list)} rows={rows} rowKey={({ id }) => String(id)} minWidth={240}>
            {(category) => <CategoryCard category={category} />}
          </CardGrid>
        )}
      </ItemList>
      {arabic && <arabic.ArabicOverview />}
    </>
  );
}

function CategoryCard({ category }: { category: Category }) {
  const t = useT();
  const names = useNames();
  const name = names.of(category);
  const beside = names.besideOf(category);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Picture name={name} src={category.icon} size={44} standIn={ownValue(ICONS, category.code) ?? OTHER} />
      <div>
        <Box dir={wayOf(name)} sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        {beside && <Box dir={wayOf(beside)}>{beside}</Box>}
        <Box dir="auto" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {t(catalogueMessages.idAndCode, { id: category.id, code: category.code })}
        </Box>
      </div>
    </Box>
  );
}
