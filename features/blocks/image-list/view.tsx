import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Slider } from '@/components/slider/slider'
import type { ImageListData } from '@/lib/contract/blocks/image-list'
import type { Module } from '@/lib/contract/blocks/module'
import type { BlockViewProps } from '../block'
import { renderListItems } from '../list-items'
import { getListSizes, type SizeStep } from '../list-sizes'
import styles from './view.module.css'

const steps: Record<ImageListData['extra_class'], SizeStep[]> = {
  slider: [],
  list: [],
  standard: [
    { fromEm: 64, columns: 3 },
    { fromEm: 45, columns: 2 },
  ],
}

const hasPicture = ({ data }: Module) => Boolean(data.image)

/** Image list block: pictures as a slider, one below the other, or side by side (spec §3). */
export function ImageListView({ data, sizes, ...props }: BlockViewProps<ImageListData>) {
  const t = useTranslations('blocks.imageList')
  const { extra_class } = data
  const items = renderListItems(props, getListSizes(sizes, steps[extra_class]), hasPicture)
  if (items.length === 0) return null
  if (extra_class === 'slider') {
    return (
      <Slider label={t('label')} variant="picture">
        {items.map(({ key, content }) => (
          <Fragment key={key}>{content}</Fragment>
        ))}
      </Slider>
    )
  }
  return (
    <ul className={styles.list} data-variant={extra_class}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
