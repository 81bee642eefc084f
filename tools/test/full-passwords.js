const argon2 = require('@node-rs/argon2');

/** A worker may have run files with quick ones before. */
argon2.hash = argon2.hash.original ?? argon2.hash;
