export { ZipArchive, ZipError, ZipFileError, type ZipLimits } from './zip-archive';
