/**
 * Help texts of built commands. Scripts print them without a build, programs after invalid
 * arguments.
 */
export const usages = {
  backend: `Usage: npm run backend

Serves the API alone, for sites with BACKEND_URL (docs/scaling.md). Settings: docs/configuration.md.`,

  backup: `Usage: npm run backup -- <file>
       npm run backup -- <folder> [--keep <days>,<weeks>,<months>]

Writes all rows and all stored files to one archive (tar, gzip), also while the site runs. In a folder its name is
buehnenhaus-<time>.tar.gz; --keep 7,4,6 then deletes older archives except the last of 7 days, 4 weeks and 6 months.`,

  bench: `Usage: npm run bench [-- <part> …]

Measures the built site: administration, flood, memory, pages, records, scale; all parts by default. bench/README.md explains them.`,

  doctor: `Usage: npm run doctor

Prints the problems of this installation and their solutions. It changes nothing. The exit code is 1 if something does not work.`,

  endurance: `Usage: npm run endurance [-- <part> … --kills <number> --edits <number> --restarts <number> --planned <number> --readers <number>]

  <part>      restarts, edits, planned, shared, costs, trouble, newsletter, kills (two servers on PostgreSQL), embedded (kills of one server); all by default
  --kills     kill -9 on each database, under writes; 100 by default
  --edits     edits on one server that the other must show; 50
  --restarts  rolling restarts under load; 3
  --planned   publications, mails and readers of job ads; 20
  --readers   readers of an issue of the newsletter; 5000`,

  files: `Usage: npm run files -- copy --from <place> --to <place>
       npm run files -- claim

  first         the bucket of MEDIA_URL; without MEDIA_URL, the disk
  second        the place of MEDIA_SECOND_URL
  disk          the folder media in DATA_DIR
  s3            the bucket of MEDIA_URL
  s3://host/…   another bucket, its key and secret in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY

Copies the files that are missing or different at the target, also while the site runs. It can be repeated. Files that the site deletes are
deleted at the target, too. At the end it prints the files that are still missing or different; the exit code is then 1.

claim marks the files of the first place as those of the site's database, after both were restored separately.`,

  init: `Usage: npm run init -- --name <name> --email <e-mail> --admin-first-name <name> --admin-last-name <name>

  --name <name>             the name of the organization
  --name-en <name>          the same in English; by default the German name
  --short-name <name>       for narrow places; by default the name
  --email <e-mail>          the contact address of visitors and the sender of mails
  --admin-email <e-mail>    the login of the first administrator; by default --email
  --admin-first-name <name>
  --admin-last-name <name>
  --admin-language de|en    by default de
  --password-stdin          reads the administrator's password from the first line of stdin; by default one is created and printed once

Creates a site without demo content in an empty database: the name of the site, its first pages, menus and administrator.`,

  restore: `Usage: npm run restore -- <file> [--check]
       npm run restore -- <file> --page <address>         such as /de/ueber-uns
       npm run restore -- <file> --record <type>/<id>     such as press_release/12; types: article, press_release, event, organization
       npm run restore -- <file> --picture <id>           such as 7

Restores a backup into the database of DATABASE_URL, or into the embedded one of DATA_DIR, and its files into the bucket of
MEDIA_URL, or into DATA_DIR. Both must be empty. --check only reads the backup and checks that it is complete.

With --page, --record or --picture it restores one item into the site: a deleted page or record that is not in the trash, offline, with
its blocks and versions; or a deleted picture with its file, or only its missing or damaged file. Stop an embedded site before.`,

  search: `Usage: npm run search

Rebuilds all entries of the search. Stop a site with the embedded database before; on PostgreSQL searches keep working.`,

  seed: `Usage: npm run seed [-- --scale <number>]
       npm run seed -- --remove [--yes]

Loads the demo content into an empty database; with --scale 100, a hundred times as many records for benchmarks.
--remove deletes the unchanged parts of the demo. Parts that were created or changed since stay, with everything they need. It lists
the deletions and asks for confirmation; --yes confirms.`,

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
create and password generate a password and print it once; with --password-stdin they read it from the first line of stdin.
log prints the security log, the newest first: time, event, account, hash of an address without one, actor, network, call, request id.`,
}
