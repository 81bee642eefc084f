export { PersonalData, PersonalDataModule, PersonalDataSource, type PersonalFile } from './personal-data';
