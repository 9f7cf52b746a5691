/**
 * Help texts of built commands. Scripts print them without a build, programs after invalid
 * arguments.
 */
export const usages = {
  backend: `Usage: npm run backend

Serves the API alone, for sites with BACKEND_URL (docs/scaling.md). Settings: docs/configuration.md.`,

  backup: `Usage: npm run backup -- <file>
       npm run backup -- <folder> [--keep <days>,<weeks>,<months>]

Writes all rows and all stored files as one archive (tar, gzip), also while the site runs. In a folder it is called
buehnenhaus-<time>.tar.gz; --keep 7,4,6 then deletes older ones of that name, so that the last of 7 days, 4 weeks and 6 months stay.`,

  bench: `Usage: npm run bench [-- <part> …]

Measures the built site: administration, flood, memory, pages, records, scale; all parts by default. bench/README.md explains them.`,

  doctor: `Usage: npm run doctor

Prints the problems of this installation and their solutions. It installs, builds and changes nothing. It ends with 1 if something
does not work.`,

  endurance: `Usage: npm run endurance [-- <part> … --kills <number> --edits <number> --restarts <number> --planned <number> --readers <number>]

  <part>      restarts, edits, planned, shared, costs, trouble, newsletter, kills (two servers on PostgreSQL), embedded (kills of one server); all by default
  --kills     kill -9 on each database, under writes; 100 by default
  --edits     edits on one server, to be seen on the other; 50
  --restarts  rolling restarts under load; 3
  --planned   publications, mails and readers of job ads; 20
  --readers   readers of an issue of the newsletter; 5000`,

  files: `Usage: npm run files -- copy --from <place> --to <place>
       npm run files -- claim

  first         the place of MEDIA_URL: its bucket, or without it the disk
  second        the place of MEDIA_SECOND_URL
  disk          the folder media in DATA_DIR
  s3            the bucket of MEDIA_URL
  s3://host/…   another bucket, its key and secret in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY

Copies what the target has not or has with another content, while the site runs if need be, and may be repeated. It deletes nothing but what the site deletes meanwhile, prints
what is missing or different at the end, and ends with 1 where there is any.

claim says that the files of the first place are those of the site's database, where both were restored apart from each other.`,

  init: `Usage: npm run init -- --name <name> --email <e-mail> --admin-first-name <name> --admin-last-name <name>

  --name <name>             the name of the organization
  --name-en <name>          the same in English; without it as in German
  --short-name <name>       for narrow places; without it the name
  --email <e-mail>          to which visitors write, and from which mails come
  --admin-email <e-mail>    with which the first administrator logs in; without it as above
  --admin-first-name <name>
  --admin-last-name <name>
  --admin-language de|en    de by default
  --password-stdin          reads the administrator's password from the first line of stdin; otherwise one is made and printed once

Makes a site without demo content in an empty database: the organization's name, its first pages, menus and administrator.`,

  restore: `Usage: npm run restore -- <file> [--check]
       npm run restore -- <file> --page <address>         such as /de/ueber-uns
       npm run restore -- <file> --record <type>/<id>     such as press_release/12; types: article, press_release, event, organization
       npm run restore -- <file> --picture <id>           such as 7

Restores a backup into the database of DATABASE_URL, or into the embedded one of DATA_DIR, and its files into the bucket of
MEDIA_URL, or into DATA_DIR. Both are to be empty. With --check it only reads the backup and tells whether it is whole.

With --page, --record or --picture it restores that alone, into the site as it is: a page or record that is neither there nor in the
trash any more, offline, with its blocks and versions; a picture that was deleted, with its file, or its file alone where that is missing or
damaged. An embedded site has to be stopped.`,

  search: `Usage: npm run search

Rebuilds all entries of the search, on PostgreSQL or, while the site is stopped, on the embedded database. Searches work meanwhile.`,

  seed: `Usage: npm run seed [-- --scale <number>]
       npm run seed -- --remove [--yes]

Loads the demo content into an empty database; with --scale 100 a hundred times as many records, to measure with.
--remove takes the demo away again: whatever is as it was loaded. What somebody made or changed since stays, and what that needs. It
tells first what goes and asks; with --yes it does not ask.`,

  user: `Usage: npm run user -- <command>

  list
  create <e-mail> --first-name <name> --last-name <name> [--group <group>] [--role <role>] [--language de|en]
  activate <e-mail> [--group <group>]
  deactivate <e-mail>
  group <e-mail> <group|none>
  role <e-mail> <role>
  password <e-mail>
  remove-second-factor <e-mail>
  log [<e-mail>] [--limit <number>] [--json]

Groups: "Mitglied", "Jobbörse", "Mitglied + Jobbörse". Roles: user, editor, office, admin.
create and password make a password and print it once; with --password-stdin they read it from the first line of stdin.
log prints the security log, the newest first: time, event, account, hash of an address without one, actor, network, call, request id.`,
}
