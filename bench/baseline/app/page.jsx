export const dynamic = 'force-dynamic'

/** Reads the query, so that it is rendered for each request, and shows `elements` elements in groups of ten. */
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
