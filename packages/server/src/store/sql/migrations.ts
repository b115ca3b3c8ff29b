import { sql, type Compilable, type CreateTableBuilder, type Kysely } from 'kysely';
import { LEDGER_LOCK } from './ledger.ts';
import { BUILDERS, type Dialect } from './query.ts';
import type { Schema } from './schema.ts';

/*
 * How the tables came to be, step by step. A step that was released is never changed: a new one follows it. There is no
 * way back, and a database with more steps than the program knows is not touched.
 * On PostgreSQL servers are replaced one after the other: the version before has to live with a step that the new one took.
 */

type Migration = (db: Kysely<Schema>, dialect: Dialect) => readonly Compilable[];

const MIGRATIONS: readonly Migration[] = [
  (db, dialect) => {
    const table = (name: string) => db.schema.createTable(name);
    /** Rows lie in the order of their key, so that a log is in one piece. PostgreSQL has no such tables. */
    const inOrder = <C extends string>(made: CreateTableBuilder<string, C>): Compilable =>
      dialect === 'sqlite' ? made.modifyEnd(sql`without rowid`) : made;
    return [
      table('matches')
        .addColumn('id', 'text', column => column.primaryKey().notNull())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('phase', 'text', column => column.notNull())
        .addColumn('chairs', 'text', column => column.notNull())
        .addColumn('waiting', 'text', column => column.notNull())
        .addColumn('is_public', 'integer', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('changed', 'bigint', column => column.notNull())
        .addColumn('summed', 'integer', column => column.notNull())
        .addColumn('wake', 'bigint')
        .addColumn('closed', 'bigint')
        .addColumn('restored', 'bigint')
        .addColumn('join_hash', 'text', column => column.notNull())
        .addColumn('request', 'text', column => column.unique()),
      db.schema.createIndex('matches_wake').on('matches').column('wake').where('wake', 'is not', null),
      db.schema
        .createIndex('matches_public')
        .on('matches')
        .columns(['is_public', 'changed'])
        .where('is_public', '=', sql.lit(1)),
      db.schema.createIndex('matches_closed').on('matches').column('closed').where('closed', 'is not', null),
      db.schema.createIndex('matches_restored').on('matches').column('restored').where('restored', 'is not', null),
      inOrder(
        table('entries')
          .addColumn('match_id', 'text', column => column.notNull())
          .addColumn('seq', 'integer', column => column.notNull())
          .addColumn('entry', 'text', column => column.notNull())
          .addPrimaryKeyConstraint('entries_key', ['match_id', 'seq']),
      ),
      inOrder(
        table('names')
          .addColumn('match_id', 'text', column => column.notNull())
          .addColumn('seq', 'integer', column => column.notNull())
          .addColumn('seat', 'integer', column => column.notNull())
          .addColumn('holder', 'text', column => column.notNull())
          .addColumn('name', 'text', column => column.notNull())
          .addColumn('wish', 'text')
          .addPrimaryKeyConstraint('names_key', ['match_id', 'seq']),
      ),
      db.schema.createIndex('names_holder').on('names').column('holder'),
      inOrder(
        table('members')
          .addColumn('holder', 'text', column => column.notNull())
          .addColumn('match_id', 'text', column => column.notNull())
          .addPrimaryKeyConstraint('members_key', ['holder', 'match_id']),
      ),
      db.schema.createIndex('members_match').on('members').column('match_id'),
      table('secrets')
        .addColumn('match_id', 'text', column => column.primaryKey().notNull())
        .addColumn('secret', 'text', column => column.notNull()),
      table('ledger')
        .addColumn('number', 'bigint', column => column.primaryKey().notNull())
        .addColumn('previous', 'text', column => column.notNull())
        .addColumn('dice_id', 'text', column => column.notNull().unique())
        .addColumn('host', 'text', column => column.notNull())
        .addColumn('hash', 'text', column => column.notNull())
        .addColumn('match_id', 'text', column => column.notNull().unique()),
      inOrder(
        table('lines')
          .addColumn('match_id', 'text', column => column.notNull())
          .addColumn('number', 'integer', column => column.notNull())
          .addColumn('at', 'bigint', column => column.notNull())
          .addColumn('holder', 'text', column => column.notNull())
          .addColumn('seat', 'integer')
          .addColumn('name', 'text', column => column.notNull())
          .addColumn('said', 'text')
          .addPrimaryKeyConstraint('lines_key', ['match_id', 'number']),
      ),
      db.schema.createIndex('lines_holder').on('lines').column('holder'),
      table('guests')
        .addColumn('id', 'text', column => column.primaryKey().notNull())
        .addColumn('holder', 'text', column => column.notNull().unique())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull()),
      table('sessions')
        .addColumn('hash', 'text', column => column.primaryKey().notNull())
        .addColumn('guest', 'text', column => column.notNull())
        .addColumn('match_id', 'text')
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('seen', 'bigint', column => column.notNull()),
      db.schema.createIndex('sessions_guest').on('sessions').column('guest'),
      db.schema.createIndex('sessions_seen').on('sessions').column('seen'),
      table('codes')
        .addColumn('hash', 'text', column => column.primaryKey().notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('guest', 'text', column => column.notNull())
        .addColumn('match_id', 'text')
        .addColumn('seat', 'integer')
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('until', 'bigint'),
      db.schema.createIndex('codes_guest').on('codes').column('guest'),
      db.schema.createIndex('codes_match').on('codes').column('match_id').where('match_id', 'is not', null),
      db.schema.createIndex('sessions_match').on('sessions').column('match_id').where('match_id', 'is not', null),
      table('notices')
        .addColumn('guest', 'text', column => column.notNull())
        .addColumn('endpoint', 'text', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('details', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('notices_key', ['guest', 'endpoint']),
      db.schema.createIndex('notices_endpoint').on('notices').column('endpoint'),
      table('settings')
        .addColumn('name', 'text', column => column.primaryKey().notNull())
        .addColumn('value', 'text', column => column.notNull()),
    ];
  },
  /*
   * Entries lie in the order they came in, and only an index is in the order of logs: where many matches are played at
   * once, each append would else open and split a page of its own, more than twice as many bytes.
   */
  (db, dialect) =>
    dialect === 'postgres'
      ? []
      : [
          db.schema.alterTable('entries').renameTo('entries_before'),
          db.schema
            .createTable('entries')
            .addColumn('match_id', 'text', column => column.notNull())
            .addColumn('seq', 'integer', column => column.notNull())
            .addColumn('entry', 'text', column => column.notNull())
            .addPrimaryKeyConstraint('entries_key', ['match_id', 'seq']),
          {
            compile: () =>
              sql`insert into entries select match_id, seq, entry from entries_before order by match_id, seq`.compile(
                db,
              ),
          },
          db.schema.dropTable('entries_before'),
        ],
  /* Who was told that he is waited for, so that nobody is told twice; and lines that were erased, to be told of. */
  db => [
    db.schema.alterTable('matches').addColumn('noticed', 'text'),
    db.schema.createIndex('lines_erased').on('lines').columns(['at', 'said']).where('said', 'is', null),
  ],
  /* What a database needs that is asked from afar, by several: whose commits are whose, and a lock for the ledger. */
  (db, dialect) =>
    dialect === 'sqlite'
      ? []
      : [
          db.schema
            .createTable('writers')
            .addColumn('id', 'text', column => column.primaryKey().notNull())
            .addColumn('number', 'bigint', column => column.notNull())
            .addColumn('seen', 'bigint', column => column.notNull()),
          { compile: () => sql`insert into settings values (${sql.lit(LEDGER_LOCK)}, '')`.compile(db) },
        ],
  /* Several servers: who of them does what, who is connected to which, and what was erased, for those that missed it. */
  db => [
    db.schema.alterTable('matches').addColumn('edition', 'integer', column => column.notNull().defaultTo(0)),
    db.schema
      .createTable('processes')
      .addColumn('id', 'text', column => column.primaryKey().notNull())
      .addColumn('until', 'bigint', column => column.notNull()),
    db.schema
      .createTable('leads')
      .addColumn('match_id', 'text', column => column.primaryKey().notNull())
      .addColumn('process', 'text', column => column.notNull()),
    db.schema.createIndex('leads_process').on('leads').column('process'),
    db.schema
      .createTable('attendance')
      .addColumn('match_id', 'text', column => column.notNull())
      .addColumn('process', 'text', column => column.notNull())
      .addColumn('holders', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('attendance_key', ['match_id', 'process']),
    db.schema.createIndex('attendance_process').on('attendance').column('process'),
  ],
];

/** How many steps there are: the number of the schema that this program reads and writes. */
export const SCHEMA_NUMBER = MIGRATIONS.length;

/** The statements of one step, counted from 1. */
export const migrationSql = (number: number, dialect: Dialect): readonly string[] =>
  MIGRATIONS[number - 1]?.(BUILDERS[dialect], dialect).map(made => made.compile().sql) ?? [];

/** What has to be there before the first step: where the steps themselves are counted. */
export const foundationSql = (dialect: Dialect): string =>
  BUILDERS[dialect].schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', column => column.primaryKey().notNull())
    .addColumn('applied', 'bigint', column => column.notNull())
    .compile().sql;
