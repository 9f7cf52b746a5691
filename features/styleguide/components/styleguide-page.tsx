import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { blockSectionNames, createExamples, isTitled, type SectionName, tokenSectionNames } from '../sections'
import { Colors } from './colors'
import { Components } from './components'
import { ExampleView } from './example-view'
import { Fields } from './fields'
import { Loading } from './loading'
import { Motion } from './motion'
import { Space } from './space'
import styles from './styleguide-page.module.css'
import { Type } from './type'

export interface StyleguidePageProps {
  locale: Locale
  /** Null shows all sections. */
  section: SectionName | null
  /** Renders modules like a content page; passed in, since features do not import each other. */
  renderModules: (modules: Module[]) => ReactNode
}

const tokenViews: Partial<Record<SectionName, () => ReactNode>> = {
  colors: () => <Colors />,
  type: () => <Type />,
  space: () => <Space />,
  motion: () => <Motion />,
  components: () => <Components />,
  fields: () => <Fields />,
  loading: () => <Loading />,
}

/** The style guide: one section, or all of them. */
export function StyleguidePage({ locale, section, renderModules }: StyleguidePageProps) {
  const t = useTranslations('styleguide')
  const getTitle = useTitle()
  const names = section ? [section] : [...tokenSectionNames, ...blockSectionNames]
  return (
    <div className={styles.guide}>
      <header className={`shell ${styles.head}`}>
        <h1>{section ? getTitle(section) : t('title')}</h1>
        <nav aria-label={t('contents')}>
          <Contents locale={locale} names={tokenSectionNames} current={section} />
          <Contents locale={locale} names={blockSectionNames} current={section} />
        </nav>
      </header>
      {names.map((name) => (
        <section key={name} aria-label={getTitle(name)}>
          {!section && <h2 className="shell">{getTitle(name)}</h2>}
          {tokenViews[name]?.()}
          {createExamples(name, locale).map((example, index) => (
            <ExampleView
              key={example.modules[0]?.id}
              name={`${name}-${index + 1}`}
              example={example}
              renderModules={renderModules}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

interface ContentsProps {
  locale: Locale
  names: readonly SectionName[]
  current: SectionName | null
}

function Contents({ locale, names, current }: ContentsProps) {
  const getTitle = useTitle()
  return (
    <ul className={styles.contents}>
      {names.map((name) => (
        <li key={name}>
          <PageLink href={`/${locale}/styleguide/${name}`} aria-current={name === current ? 'page' : undefined}>
            {getTitle(name)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function useTitle(): (name: SectionName) => string {
  const t = useTranslations('styleguide.sections')
  return (name) => (isTitled(name) ? t(name) : name)
}
