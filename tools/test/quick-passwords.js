const argon2 = require('@node-rs/argon2');

const hash = argon2.hash.original ?? argon2.hash;

/** Files sign up and in a thousand times; what a guess costs is the subject of `password-hasher.spec.ts` alone. */
argon2.hash = (password) => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
argon2.hash.original = hash;
