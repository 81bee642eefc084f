export { PersonalData, PersonalDataModule, PersonalDataSource, type PersonalFile } from './personal-data';
export { zipArchive } from './zip-archive';
