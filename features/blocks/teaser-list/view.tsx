import { useTranslations } from 'next-intl'
import { Slider } from '@/components/slider/slider'
import type { RecordTeasers, TeaserListData } from '@/lib/contract/blocks/teaser-list'
import { languageTags } from '@/lib/contract/common/locale'
import type { BlockViewProps } from '../block'
import { type ListItem, renderListItems } from '../list-items'
import { getListSizes, type SizeStep } from '../list-sizes'
import { TeaserListItemView } from './item'
import styles from './view.module.css'

const steps: Record<TeaserListData['extra_class'], SizeStep[]> = {
  standard: [
    { fromEm: 66, columns: 3 },
    { fromEm: 45, columns: 2 },
  ],
  slide: [
    { fromEm: 70, columns: 3 },
    { fromEm: 50, columns: 2 },
  ],
  'two-column': [{ fromEm: 45, columns: 2 }],
}

/** Teaser list block: teasers or records in two or three columns, or in a slider (spec §3). */
export function TeaserListView({ data, sizes, ...props }: BlockViewProps<TeaserListData>) {
  const t = useTranslations('blocks.teaserList')
  const { extra_class, records, anchor } = data
  const itemSizes = getListSizes(sizes, steps[extra_class])
  const items = records ? toRecordItems(records, itemSizes, props.headingLevel) : renderListItems(props, itemSizes)
  if (items.length === 0) return null
  return (
    <div id={anchor || undefined} className={styles.root} data-variant={extra_class}>
      {extra_class === 'slide' ? (
        <Slider label={t('label')} variant="cards">
          {items.map(({ content }) => content)}
        </Slider>
      ) : (
        <ul className={styles.list}>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function toRecordItems({ items }: RecordTeasers, sizes: string, headingLevel: number): ListItem[] {
  return items.map((item) => ({
    key: item.link,
    content: (
      <TeaserListItemView
        data={item}
        headlineLanguage={item.language ? languageTags[item.language] : undefined}
        sizes={sizes}
        headingLevel={headingLevel}
      />
    ),
  }))
}
