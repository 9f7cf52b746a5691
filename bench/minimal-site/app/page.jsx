export const dynamic = 'force-dynamic'

/**
 * Renders `elements` elements in groups of ten. It reads the query, so that each request renders
 * it.
 */
export default async function Page({ searchParams }) {
  const { elements } = await searchParams
  const groups = Array.from({ length: Math.round(Number(elements) / 10) }, (_, group) => group)
  return (
    <main>
      {groups.map((group) => (
        <section key={group} className="group">
          {Array.from({ length: 9 }, (_, row) => row).map((row) => (
            <p key={row} className="row">
              Paragraph {row} of group {group}
            </p>
          ))}
        </section>
      ))}
    </main>
  )
}
