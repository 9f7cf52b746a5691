import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { FilterLinks } from '@/components/ui/filter-links'
import { userRoles } from '@/lib/contract/accounts/account'
import { type AdministrationRights, administeredAreas } from '@/lib/contract/administration/rights'
import { type Section, sections } from '@/lib/contract/administration/sections'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useParameter } from '@/lib/i18n/plain-navigation'
import { useAdministration } from '../administration-context'
import { roles } from '../records/users'
import { findRecordTypeView, registry } from '../registry'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import { rightsQuery } from './queries'
import reportStyles from './reports.module.css'
import styles from './rights-report.module.css'

type TypeRights = AdministrationRights['types'][number]
type Role = (typeof userRoles)[number]

/** Roles with access to the administration. Accounts without a role have none. */
const staffRoles = userRoles.filter((role) => role !== 'user')

/** The rights of each role in words, for each record type and each other area. */
export function RightsReport() {
  const t = useTranslations('administration.rights')
  const { locale, user, types } = useAdministration()
  const { data, error, refetch } = useQuery(rightsQuery(locale))
  const requestedRole = useParameter('role')
  const matchingRoles = staffRoles.filter((role) => role === requestedRole)
  const roleList = matchingRoles.length > 0 ? matchingRoles : staffRoles
  const address = toAdministrationAddress(locale, 'rights')
  return (
    <>
      <ScreenHead title={t('title')} />
      <p className={reportStyles.lead}>{t('lead')}</p>
      {types.includes('users') && (
        <p>
          <PageLink href={toAdministrationAddress(locale, 'users')}>{t('accounts')}</PageLink>
        </p>
      )}
      <div className={styles.filter}>
        <FilterLinks
          isDense
          label={t('role')}
          links={[
            { href: address, title: t('all'), isCurrent: matchingRoles.length === 0 },
            ...staffRoles.map((role) => ({
              href: `${address}?role=${role}`,
              title: role === user.role ? t('own', { role: roles[role][locale] }) : roles[role][locale],
              isCurrent: matchingRoles.includes(role),
            })),
          ]}
        />
      </div>
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data && <Sections rights={data} roleList={roleList} />}
    </>
  )
}

function Sections({ rights, roleList }: { rights: AdministrationRights; roleList: readonly Role[] }) {
  const t = useTranslations('administration.rights')
  const { locale } = useAdministration()
  const formatRights = useRightsFormatter()
  const names = Object.keys(registry)
  const sortedTypes = rights.types.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
  const areas = rights.areas.toSorted((a, b) => administeredAreas.indexOf(a.name) - administeredAreas.indexOf(b.name))
  return (
    <>
      {(Object.keys(sections) as Section[]).map((section) => (
        <RightsSection
          key={section}
          title={sections[section][locale]}
          roleList={roleList}
          rows={sortedTypes
            .filter(({ name }) => findRecordTypeView(name)?.contract.section === section)
            .map((type) => ({
              name: findRecordTypeView(type.name)?.name.many[locale] ?? type.name,
              note: type.needs_proof ? t('needsProof') : null,
              describeRights: (role) => formatRights(type, role),
            }))}
        />
      ))}
      <RightsSection
        title={t('others')}
        roleList={roleList}
        rows={areas.map(({ name, roles: rolesWithAccess }) => ({
          name: t(`areas.${name}.title`),
          note: null,
          describeRights: (role) => (rolesWithAccess.includes(role) ? t(`areas.${name}.may`) : ''),
        }))}
      />
    </>
  )
}

/** Returns a function that describes the rights of a role on a record type, as a phrase. */
function useRightsFormatter() {
  const t = useTranslations('administration.rights')
  const { locale } = useAdministration()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return ({ name, rights }: TypeRights, role: Role): string => {
    const { read, insert, update, delete: remove, export: exported, import: imported, actions } = rights[role]
    const verbs = [
      read && t('verbs.read'),
      insert && t('verbs.insert'),
      update && t('verbs.update'),
      remove && t('verbs.delete'),
      exported && t('verbs.export'),
      imported && t('verbs.import'),
    ]
    const labels = actions.map((action) => findRecordTypeView(name)?.actions[action]?.label[locale] ?? action)
    const verbList = list.format(verbs.filter((verb) => verb !== false))
    if (labels.length === 0) return verbList
    return `${verbList}; ${t('beside', { actions: list.format(labels.map((action) => t('action', { action }))) })}`
  }
}

interface RightsSectionProps {
  title: string
  roleList: readonly Role[]
  rows: readonly { name: string; note: string | null; describeRights: (role: Role) => string }[]
}

function RightsSection({ title, roleList, rows }: RightsSectionProps) {
  const t = useTranslations('administration.rights')
  const { locale } = useAdministration()
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {rows.map(({ name, note, describeRights }) => (
        <section key={name} className={styles.row}>
          <h3>
            {name}
            {note && <small>{note}</small>}
          </h3>
          <dl className={styles.roles}>
            {roleList.map((role) => (
              <div key={role} data-nothing={describeRights(role) === '' ? '' : undefined}>
                <dt>{roles[role][locale]}</dt>
                <dd>
                  {(describeRights(role) || t('nothing')).split(/(?<=; )/).map((part) => (
                    <span key={part}>{part}</span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}
